FROM python:3.11-slim

# Computer players think faster with a Python that was optimised by a profile; the official image has one.
RUN python -c "import sysconfig; assert '--enable-optimizations' in sysconfig.get_config_var('CONFIG_ARGS')"

ENV PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1 \
    CHAINKEEPER_DATABASE=/data/chainkeeper.sqlite3 \
    CHAINKEEPER_REPORTS=/data/reports \
    CHAINKEEPER_RULES=/data/rules

RUN useradd --create-home --uid 10001 chainkeeper \
    && mkdir /data && chown chainkeeper /data

WORKDIR /app
COPY pyproject.toml README.md LICENSE ./
COPY engine engine
COPY cards cards
COPY bot bot
RUN pip install --no-cache-dir .

USER chainkeeper
WORKDIR /data
VOLUME /data
HEALTHCHECK --interval=30s --timeout=20s --start-period=60s --retries=3 CMD ["python", "-m", "bot", "health"]
CMD ["python", "-m", "bot"]
