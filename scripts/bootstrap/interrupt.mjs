/**
 * Termination signals as one AbortSignal. Until `release` is called they do not end this process by default.
 * @typedef {{ signal: AbortSignal, onSignal(listener: (name: NodeJS.Signals) => void): void, release(): void }} Interrupt
 */

/** @type {readonly NodeJS.Signals[]} */
const names = ['SIGINT', 'SIGTERM', 'SIGHUP']
const watchEveryMs = 500

/**
 * Listens for termination signals. With `watchParent` it also polls for the end of the parent process: npm forwards some
 * signals, but does not notify its child when npm itself is killed.
 *
 * @param {{ watchParent: boolean }} options
 * @returns {Interrupt}
 */
export function listenForInterrupt({ watchParent }) {
  const controller = new AbortController()
  const listeners = []
  const stop = (name) => {
    controller.abort()
    for (const listener of listeners) listener(name)
  }
  for (const name of names) process.on(name, stop)
  const parent = process.ppid
  const watch = setInterval(() => watchParent && process.ppid !== parent && stop('SIGTERM'), watchEveryMs)
  watch.unref()
  return {
    signal: controller.signal,
    onSignal: (listener) => void listeners.push(listener),
    release() {
      clearInterval(watch)
      for (const name of names) process.removeListener(name, stop)
    },
  }
}
