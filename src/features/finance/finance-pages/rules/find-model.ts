import type { FinanceContent, FinanceModel, FinanceRange } from '../finance-content.ts'

/** Finds the requested model with its range, or the default model when the requested one is not on sale. */
export function findModel(
  { ranges, opening }: Pick<FinanceContent, 'ranges' | 'opening'>,
  requestedCode: string | null,
): { readonly range: FinanceRange; readonly model: FinanceModel } | null {
  const all = ranges.flatMap((range) => range.models.map((model) => ({ range, model })))
  const byCode = (code: string | null) => all.find(({ model }) => model.code === code)
  return byCode(requestedCode) ?? byCode(opening.code) ?? all[0] ?? null
}
