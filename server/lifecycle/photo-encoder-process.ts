import type { ChildProcess } from 'node:child_process'
import type { EncodedPhoto, PhotoEncoder, PhotoJob, PhotoProblem } from '#platform/photos/photo.ts'
import { createConcurrencyLimit } from '#platform/process/concurrency-limit.ts'
import { log } from '#platform/process/log.ts'
import { startProgram, stopProgram } from './child-process.ts'
import type { Resource } from './life.ts'

/** Time without a picture after which the process ends and returns its memory, in milliseconds. */
const idleMs = 15_000
const stopWithinMs = 1_000

/** Sends a picture to the process and waits for the result. A picture that ends the process cannot be read. */
function send(child: ChildProcess, job: PhotoJob): Promise<EncodedPhoto | PhotoProblem> {
  return new Promise((resolve) => {
    const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
      log.warn({ code, signal }, 'picture decoder ended on a picture')
      settle('unreadable')
    }
    const settle = (result: EncodedPhoto | PhotoProblem) => {
      child.off('exit', onExit).off('message', settle)
      resolve(result)
    }
    child.once('exit', onExit).once('message', settle)
    child.send(job)
  })
}

/** Encodes pictures of visitors in a child process, one at a time. It is started for the first one and ends when idle. */
export function createPhotoEncoder(
  start: () => ChildProcess = () => startProgram('server/photo-encoder.ts'),
): Resource & { readonly encode: PhotoEncoder } {
  const oneAtATime = createConcurrencyLimit({ maxRunning: 1, maxWaiting: Number.POSITIVE_INFINITY })
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined

  const startOnce = (): ChildProcess => {
    if (child) return child
    const started = start()
    // A failed start is reported like an exit.
    started.once('error', () => started.emit('exit', 1, null))
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    child = started
    return started
  }
  const stop = async () => {
    clearTimeout(timer)
    const stopped = child
    child = undefined
    if (stopped) await stopProgram(stopped, stopWithinMs)
  }

  return {
    name: 'picture decoder',
    encode: (job) =>
      oneAtATime.run(async () => {
        clearTimeout(timer)
        const result = await send(startOnce(), job)
        timer = setTimeout(() => void stop(), idleMs).unref()
        return result
      }),
    stop,
    kill: () => void child?.kill('SIGKILL'),
  }
}
