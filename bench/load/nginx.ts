import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { freePort } from '#tests/e2e/support/site.ts'
import type { Bytes } from './fetch-bytes.ts'

const START_TIMEOUT_MS = 10_000

/** One worker, for comparison with our single process, tuned for serving a precompressed file. */
const configuration = (folder: string, port: number, type: string) => `
worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log ${folder}/error;
events { worker_connections 1024; }
http {
  access_log off;
  default_type "${type}";
  gzip_static on;
  sendfile on;
  keepalive_requests 1000000;
  open_file_cache max=10;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}/www; }
}
`

/** Starts a private nginx that serves given compressed bytes at one address. */
export async function startNginx(
  program: string,
  { body, type }: Bytes,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-nginx-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  await mkdir(path.join(folder, 'www'))
  await writeFile(path.join(folder, 'www/page'), gunzipSync(body))
  await writeFile(path.join(folder, 'www/page.gz'), body)
  await writeFile(path.join(folder, 'nginx.conf'), configuration(folder, port, type))
  const child = spawn(program, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}/page`
  for (const deadline = Date.now() + START_TIMEOUT_MS; ; await sleep(50)) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return { url, stop }
    if (Date.now() < deadline && child.exitCode === null) continue
    await stop()
    throw new Error('nginx did not start.')
  }
}
