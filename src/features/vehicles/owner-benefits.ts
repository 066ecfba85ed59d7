/** What comes with a model, as it is known by the model's code; null where nobody knows. */
export type OwnerBenefits = {
  /** `9 services / 90 000 km` */
  readonly servicePlan: string | null
  /** `3 years / 100 000 km` */
  readonly warranty: string | null
}
