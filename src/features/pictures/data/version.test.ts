import { expect, test } from 'vitest'
import { drawSvg } from '../drawing/svg.ts'
import { rasterSettings } from './raster.ts'
import { drawingsVersion, isVersion, versionOf, versionSamples } from './version.ts'

const svgs = versionSamples().map(drawSvg)

test('the same drawings, drawn again, have the same version', () => {
  expect(drawingsVersion()).toBe(versionOf(svgs))
  expect(isVersion(versionOf(svgs))).toBe(true)
})

test('it changes when any one drawing changes', () => {
  const version = versionOf(svgs)
  const changed = svgs.map((svg, index) => versionOf(svgs.with(index, svg.replace('</svg>', '<g/></svg>'))))
  expect(changed).not.toContain(version)
  expect(new Set(changed).size).toBe(svgs.length)
})

test('it changes when pixels are written otherwise', () => {
  expect(versionOf([], { ...rasterSettings, webp: { quality: 81 } })).not.toBe(versionOf([], rasterSettings))
})

test.each(['', 'x', 'b8faa8d6c', 'b8faa8d6ccc', 'B8FAA8D6CC', '../../etc/p'])('%s is no version', (text) => {
  expect(isVersion(text)).toBe(false)
})
