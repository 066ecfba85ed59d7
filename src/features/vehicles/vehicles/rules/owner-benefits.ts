type Specification = { readonly items: readonly { readonly label: string; readonly value: string }[] }

/** Labels in a model's specification. */
const labels = { servicePlan: 'Service plan', warranty: 'Vehicle warranty', wifi: 'In-car Wi-Fi' } as const

/**
 * Returns the owner benefits of a model from its specification; null for a missing line.
 *
 * Source: requirements C-129 to C-131.
 */
export function ownerBenefitsOf({ specifications }: { readonly specifications: readonly Specification[] }) {
  const items = specifications.flatMap((group) => group.items)
  const findValue = (label: string) => items.find((item) => item.label === label)?.value || null
  return {
    servicePlan: findValue(labels.servicePlan),
    warranty: findValue(labels.warranty),
    wifi: findValue(labels.wifi),
  }
}
