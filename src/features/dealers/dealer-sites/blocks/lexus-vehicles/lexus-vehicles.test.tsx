import { expect, test } from 'vitest'
import { htmlOf } from '../../block.test-support.tsx'
import { examples } from './examples.ts'
import { LexusVehicles } from './lexus-vehicles.tsx'

const [two, lines] = examples
const block = { ...two.block, vehicles: two.block.vehicles.map((vehicle) => ({ ...vehicle })) }

test('links each vehicle to the site of the brand in a new tab (D-056, D-057)', async () => {
  const html = await htmlOf(LexusVehicles, block, two.live)
  const links = [...html.matchAll(/<a href="([^"]+)"[^>]*target="_blank"[^>]*rel="noopener"/g)].map(
    ([, href]) => href,
  )
  expect(links).toEqual(['https://lexus.example.co.za/models/nx', 'https://lexus.example.co.za/'])
})

test('shows vehicles without pictures as lines and not as slides, each with its link', async () => {
  const vehicles = lines.block.vehicles.map((vehicle) => ({ ...vehicle }))
  const html = await htmlOf(LexusVehicles, { ...lines.block, vehicles }, lines.live)
  expect(html).not.toContain('aria-roledescription="carousel"')
  expect(html.match(/<li>.*?href="https:\/\/lexus\.example\.co\.za\/models\//g)).toHaveLength(2)
})

test('is left out on pages that are not a group’s (D-056)', async () => {
  expect(await htmlOf(LexusVehicles, block, { state: 'empty' })).toBe('')
})
