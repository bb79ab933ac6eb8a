# The table as an image: docker build -t spotisle . && docker run -p 8555:8555 -v spotisle:/data spotisle
# tools/image_trial.py carries out each instruction in a bare Debian, without a container daemon.

# 1. Build the wheel, with the browser client inside.
FROM python:3.13-slim AS build
WORKDIR /build
COPY . .
RUN pip install --no-cache-dir build && python -m build --wheel --outdir /wheels

# 2. Install it for everything that a table can use.
FROM python:3.13-slim
COPY --from=build /wheels /wheels
RUN python -m venv /opt/spotisle \
 && /opt/spotisle/bin/pip install --no-cache-dir "$(ls /wheels/*.whl)[all]" \
 && rm -rf /wheels

# 3. A user without rights owns nothing but the data.
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin spotisle \
 && mkdir /data && chown spotisle: /data
USER spotisle
VOLUME /data
EXPOSE 8555

# 4. The root may be read-only: only /data and /tmp are written. SIGTERM drains the rooms.
ENV SPOTISLE_DATA=/data SPOTISLE_CACHE=/data/cache SPOTISLE_HOST=0.0.0.0 SPOTISLE_PORT=8555 \
    SPOTISLE_OPEN=false PYTHONUNBUFFERED=1
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["/opt/spotisle/bin/python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8555/healthz', timeout=2)"]
ENTRYPOINT ["/opt/spotisle/bin/spotisle"]
CMD ["serve"]
