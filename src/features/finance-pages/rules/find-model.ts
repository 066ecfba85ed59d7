import type { FinanceContent, FinanceModel, FinanceRange } from '../finance-content.ts'

/** The model an address asks for, with its range; the one the page opens with for one that is not sold. */
export function findModel(
  { ranges, opening }: Pick<FinanceContent, 'ranges' | 'opening'>,
  asked: string | null,
): { readonly range: FinanceRange; readonly model: FinanceModel } | null {
  const all = ranges.flatMap((range) => range.models.map((model) => ({ range, model })))
  const byCode = (code: string | null) => all.find(({ model }) => model.code === code)
  return byCode(asked) ?? byCode(opening.code) ?? all[0] ?? null
}
