import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createClock } from '#platform/clock.ts'
import { childEnvironment, config } from '#platform/config.ts'

const root = path.join(import.meta.dirname, '../..')
const knownFormats = new URL('./known-formats.ts', import.meta.url).href
const libraryOutput = new URL('./library-output.ts', import.meta.url).href

/** Starts one of our own programs, with our configuration and a channel by which it notices our end. */
export function startProgram(file: string): ChildProcess {
  const imports = [knownFormats, libraryOutput].flatMap((module) => ['--import', module])
  return spawn(process.execPath, [...imports, path.join(root, file)], {
    cwd: root,
    env: childEnvironment(clockNow()),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** A clock that was set has run on since; a child that starts later goes on from there. */
function clockNow(): { CLOCK?: string } {
  const { clock } = config()
  return clock ? { CLOCK: createClock({ startAt: clock }).now().toISOString() } : {}
}

/** Asks a child to end, and ends it when it does not in time. */
export async function endProgram(child: ChildProcess, withinMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), withinMs)
  await exited
  clearTimeout(timer)
}

/** For a child: calls back when the process that started it is gone, however it went. */
export function whenParentEnds(callback: () => void): void {
  process.once('disconnect', callback)
}
