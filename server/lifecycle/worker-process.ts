import type { ChildProcess } from 'node:child_process'
import { log } from '#platform/process/log.ts'
import { startProgram, stopProgram } from './child-process.ts'
import type { Resource } from './life.ts'

const firstPauseMs = 1_000
const maxPauseMs = 30_000
const healthyAfterMs = 60_000
/** Longer than the worker waits for the deliverer. */
const stopWithinMs = 6_500

/**
 * Returns the pause before the next start of a process that ran for `ranMs` after a pause of `lastMs`, in
 * milliseconds.
 */
export function nextPause(lastMs: number, ranMs: number): number {
  return lastMs === 0 || ranMs >= healthyAfterMs ? firstPauseMs : Math.min(lastMs * 2, maxPauseMs)
}

/** Runs the worker as a child process and restarts it, with growing pauses, when it exits unexpectedly. */
export function superviseWorker(
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
      log.error({ code, signal, restartInMs: pause }, 'worker exited, restarting')
      timer = setTimeout(run, pause)
    })
  }
  run()

  return {
    name: 'worker',
    async stop() {
      stopping = true
      clearTimeout(timer)
      await stopProgram(child, stopWithinMs)
    },
    kill: () => void child.kill('SIGKILL'),
  }
}
