import type { ChildProcess } from 'node:child_process'
import { log } from '#platform/log.ts'
import { endProgram, startProgram } from './child-process.ts'
import type { Resource } from './life.ts'

const firstPauseMs = 1_000
const longestPauseMs = 30_000
const healthyAfterMs = 60_000
const stopWithinMs = 5_000

/** Pause before the next start of a worker that ran for `ranMs` after a pause of `lastMs`. Milliseconds. */
export function nextPause(lastMs: number, ranMs: number): number {
  return lastMs === 0 || ranMs >= healthyAfterMs ? firstPauseMs : Math.min(lastMs * 2, longestPauseMs)
}

/** Runs the worker as a child process and starts it again, with growing pauses, whenever it ends by itself. */
export function keepWorkerRunning(
  start: () => ChildProcess = () => startProgram('server/worker.ts'),
): Resource {
  let child: ChildProcess
  let timer: NodeJS.Timeout | undefined
  let stopping = false
  let pause = 0

  const run = () => {
    const started = Date.now()
    child = start()
    child.once('exit', (code, signal) => {
      if (stopping) return
      pause = nextPause(pause, Date.now() - started)
      log.error({ code, signal, againInMs: pause }, 'worker ended')
      timer = setTimeout(run, pause)
    })
  }
  run()

  return {
    name: 'worker',
    async stop() {
      stopping = true
      clearTimeout(timer)
      await endProgram(child, stopWithinMs)
    },
    kill: () => void child.kill('SIGKILL'),
  }
}
