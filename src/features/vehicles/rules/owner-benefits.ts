type Specification = { readonly items: readonly { readonly label: string; readonly value: string }[] }

/** Under which labels a model's specification names them. */
const labels = { servicePlan: 'Service plan', warranty: 'Vehicle warranty' } as const

/**
 * What comes with a model, from its specification; null where it does not say.
 *
 * Source: requirements C-129 and C-130.
 */
export function ownerBenefitsOf({ specifications }: { readonly specifications: readonly Specification[] }) {
  const items = specifications.flatMap((group) => group.items)
  const named = (label: string) => items.find((item) => item.label === label)?.value || null
  return { servicePlan: named(labels.servicePlan), warranty: named(labels.warranty) }
}
