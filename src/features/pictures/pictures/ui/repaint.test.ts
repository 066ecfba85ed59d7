import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRepainter } from './repaint.ts'

/** Requested animation frames. */
let frames: ((now: number) => void)[] = []
const runFrames = (now: number) => {
  const pending = frames
  frames = []
  for (const callback of pending) callback(now)
}

let reducedMotion = false
beforeEach(() => {
  frames = []
  reducedMotion = false
  vi.stubGlobal('requestAnimationFrame', (callback: (now: number) => void) => frames.push(callback))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1))
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }))
})
afterEach(() => vi.unstubAllGlobals())

/** A fake drawing with one painted part, and the styles written to that part. */
function drawing() {
  const written: string[] = []
  const part = {
    getAttribute: (name: string) => (name === 'fill' ? 'var(--paint-base,#102030)' : null),
    style: { setProperty: (name: string, value: string) => written.push(`${name} ${value}`) },
  }
  return { written, root: { querySelectorAll: () => [part] } as unknown as ParentNode }
}

test('applies the first colour at once and fades to the next', () => {
  const { written, root } = drawing()
  const repaint = createRepainter(root)
  repaint({ body: '#000000' })
  expect(written).toEqual(['fill #000000'])
  repaint({ body: '#ffffff' })
  expect(written, 'nothing before the frame after the press').toHaveLength(1)
  for (const now of [1000, 1200, 1400, 1800]) runFrames(now)
  expect(written.slice(1)).toEqual(['fill #808080', 'fill #ffffff'])
  expect(frames).toEqual([])
})

test('starts from the visible colour when another fade is running', () => {
  const { written, root } = drawing()
  const repaint = createRepainter(root)
  repaint({ body: '#000000' })
  repaint({ body: '#ffffff' })
  for (const now of [0, 200]) runFrames(now)
  repaint({ body: '#000000' })
  for (const now of [200, 400, 600, 1000]) runFrames(now)
  expect(written).toEqual(['#000000', '#808080', '#404040', '#000000'].map((colour) => `fill ${colour}`))
})

test('restores the original colour when none is given, without a fade under reduced motion', () => {
  const { written, root } = drawing()
  reducedMotion = true
  const repaint = createRepainter(root)
  repaint({ body: '#ffffff' })
  repaint(undefined)
  expect(written).toEqual(['fill #ffffff', 'fill #102030'])
  expect(frames).toEqual([])
})
