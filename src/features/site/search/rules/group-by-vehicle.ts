type Result = { readonly shown: { readonly href: string; readonly price: number | null } }

const priceOf = ({ shown }: Result) => shown.price ?? Number.POSITIVE_INFINITY

/**
 * Groups models by the path of their range, in the order of their first results; the least expensive model of a group
 * first, models without a price last.
 */
export function groupByVehicle<Model extends Result>(
  results: readonly Model[],
): { readonly path: string; readonly results: readonly Model[] }[] {
  const byPath = Map.groupBy(results, ({ shown }) => shown.href.replace(/\?.*$/, ''))
  return [...byPath].map(([path, models]) => ({
    path,
    // Two models without a price differ by NaN, which counts as equal.
    results: models.toSorted((a, b) => priceOf(a) - priceOf(b) || 0),
  }))
}
