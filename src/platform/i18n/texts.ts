import { collectTexts } from './collect-texts.ts'
import { layout } from './layout-texts.ts'
import { notFound } from './not-found-texts.ts'

/** Texts shared by all features. Those of one feature are in its own `texts.ts`. */
export const textsIn = collectTexts({ layout, notFound })

export type Texts = ReturnType<typeof textsIn>
