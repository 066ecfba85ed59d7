/**
 * Signals to stop, as one abort. Until `release` they no longer end this process by themselves.
 * @typedef {{ signal: AbortSignal, onSignal(listener: (name: NodeJS.Signals) => void): void, release(): void }} Interrupt
 */

/** @type {readonly NodeJS.Signals[]} */
const names = ['SIGINT', 'SIGTERM', 'SIGHUP']
const watchEveryMs = 500

/**
 * Listens for signals, and for the end of the process that started us when it is one that leaves without
 * telling (npm passes some signals on, but not its own death).
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
