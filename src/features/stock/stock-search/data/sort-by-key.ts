/** Gives other work of the process a turn. */
export type Pause = () => Promise<void>

/** Numbers that one pass distinguishes. */
const radix = 65_536

/** Distributes the rows by one digit of their keys; rows with the same digit keep their order. */
function distribute(from: Uint32Array, to: Uint32Array, keys: Float64Array, divisor: number): void {
  const digitOf = (row: number) => Math.floor((keys[row] as number) / divisor) % radix
  const starts = new Uint32Array(radix + 1)
  for (let place = 0; place < from.length; place++) {
    const digit = digitOf(from[place] as number) + 1
    starts[digit] = (starts[digit] as number) + 1
  }
  for (let digit = 0; digit < radix; digit++)
    starts[digit + 1] = (starts[digit + 1] as number) + (starts[digit] as number)
  for (let place = 0; place < from.length; place++) {
    const row = from[place] as number
    const digit = digitOf(row)
    to[starts[digit] as number] = row
    starts[digit] = (starts[digit] as number) + 1
  }
}

/**
 * Sorts row numbers by whole numbers from 0: a radix sort, which compares nothing and keeps the order of equal rows. Pauses
 * after each pass, which takes a few milliseconds.
 *
 * @param keys by row
 */
export async function sortByKey(
  rows: Uint32Array<ArrayBuffer>,
  keys: Float64Array,
  pause: Pause,
): Promise<Uint32Array<ArrayBuffer>> {
  const max = keys.reduce((highest, key) => Math.max(highest, key), 0)
  let from = rows.slice()
  let to = new Uint32Array(rows.length)
  for (let divisor = 1; divisor <= max; divisor *= radix) {
    distribute(from, to, keys, divisor)
    ;[from, to] = [to, from]
    await pause()
  }
  return from
}
