import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { childEnvironment } from '#platform/process/config.ts'
import { copyDataFolder } from '#tests/data-folder.ts'
import { pick } from '#tests/scale.ts'

let folder: string
/** The data folder after a first task, so that not every test needs to create a database. */
let prepared: string
const running: ChildProcess[] = []

beforeAll(async () => {
  await makeFolder()
  await start(['--task', await writeTask('')]).ended
  running.splice(0)
  const created = folder
  prepared = path.join(created, 'data')
  return () => rm(created, { recursive: true, force: true })
})
beforeEach(makeFolder)
afterEach(async () => {
  await Promise.all(running.splice(0).map(end))
  await endLeftOverServer()
  await rm(folder, { recursive: true, force: true })
})

async function makeFolder(): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt command line '))
  await chmod(folder, 0o711)
}

/** Stops a command gracefully first, because a killed command leaves its database running. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 12_000)
  await exited
  clearTimeout(timer)
}

/** Stops the database server of a killed command. */
async function endLeftOverServer(): Promise<void> {
  const pid = await serverPid()
  if (pid === undefined || !(await serverIsAlive())) return
  process.kill(pid, 'SIGINT')
  await expect.poll(serverIsAlive, { timeout: 10_000 }).toBe(false)
}

const copyPrepared = () => copyDataFolder(prepared, path.join(folder, 'data'))

/** Runs the command line on a separate data folder. */
function start(args: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/start.mjs', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: childEnvironment({
      DATABASE_URL: '',
      DATA_DIR: path.join(folder, 'data'),
      LOG_LEVEL: 'warn',
      ...environment,
    }),
  })
  running.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data
    })
  }
  const ended = once(child, 'close').then(([code]) => ({ code, output }))
  return {
    child,
    ended,
    waitForOutput: (text: string) => expect.poll(() => output, { timeout: 20_000 }).toContain(text),
  }
}

async function writeTask(body: string): Promise<string> {
  const file = path.join(folder, `task-${(await readdir(folder)).length}.ts`)
  await writeFile(
    file,
    `export const task = async (args: readonly string[], context: { siteIsRunning: boolean }) => { ${body} }`,
  )
  return file
}

const waiting = `process.stdout.write('waiting'); await new Promise((resolve) => setTimeout(resolve, 60_000))`

async function serverPid(): Promise<number | undefined> {
  const file = path.join(folder, 'data/postgres/cluster/postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => '')
  return text === '' ? undefined : Number(text.split('\n')[0])
}

/** Tells whether the data folder's server is running and not a zombie. */
async function serverIsAlive(): Promise<boolean> {
  const pid = await serverPid()
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}

it('passes a task its arguments and a database, and stops the database afterwards', async () => {
  const file = await writeTask(`
    const { default: pg } = await import(${JSON.stringify(path.resolve('node_modules/pg/esm/index.mjs'))})
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await client.connect()
    const { rows } = await client.query('select 6 * 7 as n')
    await client.end()
    process.stdout.write([...args, rows[0].n, context.siteIsRunning].join(' '))`)
  expect(await start(['--task', file, 'one', 'two words']).ended).toEqual({
    code: 0,
    output: 'one two words 42 false',
  })
  expect(await serverIsAlive()).toBe(false)
})

it('exits with code 1 and the reason when the task throws', async () => {
  await copyPrepared()
  const file = await writeTask(`throw new Error('no such thing')`)
  const { code, output } = await start(['--task', file]).ended
  expect(code).toBe(1)
  expect(output).toContain('no such thing')
  expect(await serverIsAlive()).toBe(false)
})

it.each(pick({ gate: ['SIGTERM'] as const, all: ['SIGTERM', 'SIGINT', 'SIGHUP'] as const }))(
  'stops the database on %s while a task is running',
  async (signal) => {
    await copyPrepared()
    const task = start(['--task', await writeTask(`${waiting}`)])
    await task.waitForOutput('waiting')
    expect(await serverIsAlive()).toBe(true)
    const before = Date.now()
    task.child.kill(signal)
    await task.ended
    expect(Date.now() - before).toBeLessThan(5_000)
    expect(await serverIsAlive()).toBe(false)
  },
)

it('starts again after a killed run, and stops the database it left running', async () => {
  await copyPrepared()
  const first = start(['--task', await writeTask(waiting)])
  await first.waitForOutput('waiting')
  first.child.kill('SIGKILL')
  await first.ended
  expect(await serverIsAlive()).toBe(true)
  expect(await start(['--task', await writeTask(`process.stdout.write('again')`)]).ended).toEqual({
    code: 0,
    output: 'again',
  })
  expect(await serverIsAlive()).toBe(false)
})

it('names the process that holds the data folder, and exits with code 1', async () => {
  await copyPrepared()
  const first = start(['--task', await writeTask(waiting)])
  await first.waitForOutput('waiting')
  for (const args of [['--task', await writeTask('')], ['--dev']]) {
    const { code, output } = await start(args).ended
    expect(code).toBe(1)
    expect(output).toContain(
      `already running on ${path.join(folder, 'data')} (task, process ${first.child.pid})`,
    )
  }
  expect(await serverIsAlive()).toBe(true)
})

it('rejects an invalid configuration with a message for each variable and code 78', async () => {
  const { code, output } = await start(['--dev'], { PORT: 'eighty', CLOCK: 'yesterday' }).ended
  expect(code).toBe(78)
  expect(output).toMatch(/PORT: .+\n.*CLOCK: /s)
  expect(output).not.toContain('    at ')
  expect(await readdir(folder)).toEqual([])
})

it('makes passwords and secrets accessible to their owner only', async () => {
  for (const file of ['secrets.json', 'postgres.json']) {
    expect((await stat(path.join(prepared, file))).mode & 0o777).toBe(0o600)
  }
})

it('rejects damaged secrets instead of generating new ones', async () => {
  await copyPrepared()
  await writeFile(path.join(folder, 'data/secrets.json'), '{"PAYLOAD_SECRET":')
  const { code, output } = await start(['--task', await writeTask('')]).ended
  expect(code).toBe(1)
  expect(output).toMatch(/secrets\.json is damaged/)
})
