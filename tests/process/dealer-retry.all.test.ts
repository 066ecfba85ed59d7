import path from 'node:path'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumFlags, findChromium } from '../e2e/support/chromium.ts'
import { cleanUp, copySeededDataDir, makeFolder, type Product, start } from './product.ts'
import { type DealerSystem, startDealerSystem } from './wire/dealer-system.ts'

let folder: string
let system: DealerSystem
let site: Product

beforeAll(async () => {
  folder = await makeFolder()
  system = await startDealerSystem()
  await copySeededDataDir(path.join(folder, 'data'))
  site = await start(path.join(folder, 'data'), { environment: { DEALER_CMS_URL: system.url } })
})
afterAll(async () => {
  await cleanUp(folder)
  await system.close()
})

it('reports a failed retry, and shows prices and finance after a successful one (V-011, F-13)', async () => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] })
  try {
    const page = await browser.newPage()
    await page.goto(`${site.origin}/dealers/broken/new-vehicles/fortuner`, { waitUntil: 'networkidle' })
    const retry = page.getByRole('button', { name: 'Try again' }).first()
    await retry.click()
    await page.getByText('Still no answer').waitFor()
    expect(await page.locator('#instalment').count()).toBe(0)
    system.failing = 'nothing'
    await retry.click()
    await page.getByText('Broken Motors').first().waitFor()
    expect(await page.locator('#instalment').count()).toBe(1)
    expect(await page.locator('main').innerText()).toMatch(/From: R\s899\s900/)
    expect(await page.getByText('We cannot load this dealer’s details at the moment').count()).toBe(0)
  } finally {
    await browser.close()
  }
})
