/**
 * Measures the page cache alone: a page of 60 KB from a stand-in for Next, as requests per second beside nginx
 * serving the same compressed bytes on the same machine. Prints each pair, as others may be using the machine.
 *
 *   node server/http/testing/against-nginx.ts [seconds per run] [pairs]
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { sampleFlight, samplePage } from './sample-page.ts'

const [seconds = 5, pairs = 3] = process.argv.slice(2).map(Number)
const sitePort = 34_290
const nginxPort = 34_291
const run = promisify(execFile)

type Load = { requests: { average: number }; latency: { p99: number }; non2xx: number; errors: number }

async function load(url: string, headers: Record<string, string>): Promise<Load> {
  const given = Object.entries({ 'accept-encoding': 'gzip', ...headers }).flatMap(([name, value]) => [
    '-H',
    `${name}=${value}`,
  ])
  const { stdout } = await run('autocannon', ['-j', '-c', '50', '-d', String(seconds), ...given, url], {
    maxBuffer: 10_000_000,
  })
  const result = JSON.parse(stdout) as Load
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return result
}

async function startNginx(folder: string): Promise<ChildProcess> {
  await mkdir(path.join(folder, 'www'))
  await chmod(folder, 0o755)
  for (const [name, body] of [
    ['page.html', samplePage],
    ['flight.html', sampleFlight],
  ] as const) {
    await writeFile(path.join(folder, 'www', name), body)
    await writeFile(path.join(folder, 'www', `${name}.gz`), gzipSync(body, { level: 6 }))
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const configuration = `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error;
events { worker_connections 1024; }
http { access_log off; types { text/html html; } gzip_static on; sendfile on; keepalive_requests 1000000;
open_file_cache max=10; ${temporary.join(' ')}
server { listen 127.0.0.1:${nginxPort}; root ${folder}/www; } }`
  await writeFile(path.join(folder, 'nginx.conf'), configuration)
  return spawn('/usr/sbin/nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'ignore' })
}

async function compare(name: string, site: string, nginx: string, headers: Record<string, string>) {
  const shares: number[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const ours = await load(site, headers)
    const theirs = await load(nginx, {})
    const share = ours.requests.average / theirs.requests.average
    shares.push(share)
    process.stdout.write(
      `${name}: ${Math.round(ours.requests.average)} of ${Math.round(theirs.requests.average)} requests/s, ` +
        `share ${share.toFixed(2)}, p99 ${ours.latency.p99} and ${theirs.latency.p99} ms\n`,
    )
  }
  const median = shares.toSorted((a, b) => a - b)[Math.floor((shares.length - 1) / 2)]
  process.stdout.write(
    `${name}: median share ${median?.toFixed(2)}, machine load ${loadavg()[0]?.toFixed(1)}\n`,
  )
}

const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-bench-'))
const accessLog = await open(path.join(folder, 'access.log'), 'w')
const site = spawn(process.execPath, [path.join(import.meta.dirname, 'sample-site.ts'), String(sitePort)], {
  stdio: ['ignore', accessLog.fd, 'inherit', 'ipc'],
})
const nginx = await startNginx(folder)
try {
  await once(site, 'message')
  const origin = `http://127.0.0.1:${sitePort}/vehicles`
  await load(origin, {})
  await compare('page', origin, `http://127.0.0.1:${nginxPort}/page.html`, {})
  const flight = {
    rsc: '1',
    'next-router-state-tree': '%5B%22%22%2C%7B%22children%22%3A%5B%22__PAGE__%22%2C%7B%7D%5D%7D%5D',
  }
  await compare('navigation', `${origin}?_rsc=abc`, `http://127.0.0.1:${nginxPort}/flight.html`, flight)
} finally {
  site.kill()
  nginx.kill()
  await Promise.all([once(nginx, 'exit'), once(site, 'exit')])
  await accessLog.close()
  await rm(folder, { recursive: true, force: true })
}
