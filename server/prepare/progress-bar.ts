const width = 30

/** Returns a progress bar of fixed width. */
export function progressLine(label: string, done: number, total: number): string {
  const share = total > 0 ? Math.min(done / total, 1) : 1
  const full = Math.round(share * width)
  return `${label} ${'█'.repeat(full)}${'░'.repeat(width - full)} ${done} of ${total}`
}

/** Returns a function that draws progress on a terminal; it does nothing without a terminal. */
export function progressBar(label: string, output: NodeJS.WriteStream = process.stdout) {
  if (!output.isTTY) return () => {}
  return (done: number, total: number) => {
    output.write(`\r${progressLine(label, done, total)}${done >= total ? '\n' : ''}`)
  }
}
