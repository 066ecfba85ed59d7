import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Turns the pointer of an open page into a finger, as on a phone: styles for coarse pointers apply. The returned function
 * brings the mouse back.
 */
export async function emulateFinger(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
  return async () => {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: false })
    await session.detach()
  }
}
