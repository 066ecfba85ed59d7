import { expect, test } from 'vitest'
import { drawSvg } from '../drawing/svg.ts'
import { drawingsVersion } from '../drawing/version.generated.ts'
import { rasterSettings } from './raster.ts'
import { currentVersion, isVersion, versionOf, versionSamples } from './version.ts'

const svgs = versionSamples().map(drawSvg)

test('is recorded for the current drawings: otherwise run npm run generate', () => {
  expect(drawingsVersion).toBe(currentVersion())
  expect(isVersion(drawingsVersion)).toBe(true)
})

test('changes when any one drawing changes', () => {
  const version = versionOf(svgs)
  const changed = svgs.map((svg, index) => versionOf(svgs.with(index, svg.replace('</svg>', '<g/></svg>'))))
  expect(changed).not.toContain(version)
  expect(new Set(changed).size).toBe(svgs.length)
})

test('changes when the raster settings change', () => {
  expect(versionOf([], { ...rasterSettings, webp: { quality: 81 } })).not.toBe(versionOf([], rasterSettings))
})

test.each(['', 'x', 'b8faa8d6c', 'b8faa8d6ccc', 'B8FAA8D6CC', '../../etc/p'])('rejects %s', (text) => {
  expect(isVersion(text)).toBe(false)
})
