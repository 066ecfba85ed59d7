/** Benefits included with a model; null when unknown. */
export type OwnerBenefits = {
  /** `9 services / 90 000 km` */
  readonly servicePlan: string | null
  /** `3 years / 100 000 km` */
  readonly warranty: string | null
  /** `25GB for 12 months` */
  readonly wifi: string | null
}
