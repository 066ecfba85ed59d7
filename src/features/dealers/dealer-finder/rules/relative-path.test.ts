import { expect, it } from 'vitest'
import { relativePath } from './relative-path.ts'

/** Returns the absolute positions of a path of m, l and z commands. */
function positionsOf(path: string): string[] {
  const found: string[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, command, values = ''] of path.matchAll(/([mlz])([^mlz]*)/g)) {
    if (command === 'z') {
      ;[x, y] = [startX, startY]
      continue
    }
    const [dx = 0, dy = 0] = [...values.matchAll(/-?\d*\.?\d+/g)].map(Number)
    x += dx
    y += dy
    if (command === 'm') [startX, startY] = [x, y]
    found.push(`${x.toFixed(1)} ${y.toFixed(1)}`)
  }
  return found
}

it('writes positions relative to the previous one, without adding up rounding errors', () => {
  const path = relativePath()
  path.moveTo(10, 20)
  for (let index = 1; index <= 100; index += 1) path.lineTo(10 + index * 0.14, 20 - index * 0.14)
  path.closePath()
  path.moveTo(0.3, 0.5)
  path.lineTo(5, -0.5)
  const positions = positionsOf(path.result())
  expect(positions[0]).toBe('10.0 20.0')
  expect(positions.at(-3)).toBe('24.0 6.0')
  expect(positions.slice(-2)).toEqual(['0.3 0.5', '5.0 -0.5'])
})

it('leaves out a line to the same rounded position', () => {
  const path = relativePath()
  path.moveTo(1, 1)
  path.lineTo(1.01, 1.01)
  path.lineTo(1.2, 1)
  expect(path.result()).toBe('m1 1l.2 0')
})
