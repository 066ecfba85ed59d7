import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type {
  Browser,
  Locator,
  Page,
  PlaywrightTestOptions,
  PlaywrightWorkerOptions,
  TestInfo,
} from '@playwright/test'
import { chromiumFlags, findChromium } from './chromium.ts'
import { addStyles } from './representative-pages.ts'
import { PINNED_CLOCK } from './settings.ts'
import { expect } from './test.ts'

/** Where what things looked like is kept; `playwright.config.ts` names the same folder. */
const folder = new URL('../shots/', import.meta.url)
const takenWith = new URL('browser.json', folder)

/**
 * How shots are taken: at half the size, which a person still sees a fault in and which takes a quarter of the room,
 * and with everything left out in which one machine differs from another.
 */
export const shotSettings: Pick<
  PlaywrightTestOptions & PlaywrightWorkerOptions,
  'deviceScaleFactor' | 'reducedMotion' | 'launchOptions'
> = {
  deviceScaleFactor: 0.5,
  reducedMotion: 'reduce',
  launchOptions: {
    executablePath: findChromium(),
    args: [
      ...chromiumFlags,
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--disable-font-subpixel-positioning',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
    ],
  },
}

const major = (browser: Browser) => Number.parseInt(browser.version(), 10)

function recordedMajor(): number | null {
  return existsSync(takenWith) ? JSON.parse(readFileSync(takenWith, 'utf8')).chromium : null
}

/**
 * How far a shot may be from what was kept. A pixel counts once it differs by more than `threshold` and is no edge
 * that was only smoothed otherwise. Another version of Chromium draws letters a little otherwise, all over: then more
 * of them may differ, and by more. That still finds whatever is missing, moved, or of another colour.
 */
function toleranceFor(browser: Browser) {
  return recordedMajor() === major(browser)
    ? { threshold: 0.15, maxDiffPixelRatio: 0.001 }
    : { threshold: 0.25, maxDiffPixelRatio: 0.01 }
}

/** Whether shots are being taken anew, not compared. */
export const renewing = ({ config }: TestInfo) => ['all', 'changed'].includes(config.updateSnapshots)

/** Makes a page hold still: the clock, pictures that come when they are scrolled to, and the frame around it. */
export async function holdStill(page: Page): Promise<void> {
  await addStyles(
    page,
    'header, footer, main nav[aria-label^="Components"], body > :not(:has(main)) { display: none !important }',
  )
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll('img')]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}

/** The clock of a page that is to be shot. */
export const stopClock = (page: Page) => page.clock.setFixedTime(PINNED_CLOCK)

/** Compares what is shown with what was kept under the name. */
export async function expectShot(target: Locator, name: string, browser: Browser): Promise<void> {
  await expect
    .soft(target)
    .toHaveScreenshot(`${name}.png`, { ...toleranceFor(browser), animations: 'disabled' })
}

/** Every shot that is kept is compared with something: fails on those whose names begin alike and are not among these. */
export function expectNoOther(names: readonly string[], beginning: string): void {
  const kept = readdirSync(folder).filter((name) => name.startsWith(beginning))
  expect(kept.sort()).toEqual(names.map((name) => `${name}.png`).sort())
}

/** Notes the browser that shots are taken with. */
export function noteBrowser(browser: Browser): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(takenWith, `{ "chromium": ${major(browser)} }\n`)
}
