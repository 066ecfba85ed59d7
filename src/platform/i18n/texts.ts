import { collectTexts } from './collect-texts.ts'
import { layout } from './layout-texts.ts'

/** Texts shared by all features. Those of one feature are in its own `texts.ts`. */
export const textsIn = collectTexts({ layout })

export type Texts = ReturnType<typeof textsIn>
