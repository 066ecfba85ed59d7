import { fill } from '#platform/i18n/fill.ts'
import { maxCars } from '../garage.ts'
import type { FileProblem } from '../rules/garage-file.ts'
import type { GarageTexts } from '../texts.ts'

/** What a notice says about the last change, and whether it can be undone. */
export type Notice = { readonly text: string; readonly canUndo: boolean; readonly isProblem: boolean }

/** Returns why a file was not opened. */
export function problemOf(problem: FileProblem, texts: GarageTexts['garage']): string {
  return problem === 'tooMany' ? fill(texts.tooMany, { count: maxCars }) : texts[problem]
}
