export type { DealerOption, FormContent, PageForms, SpecialFormContent } from './forms/form-content.ts'
export type { FormIslandProps } from './forms/ui/form.island.tsx'
export type { RequestFormIslandProps } from './forms/ui/request-form.island.tsx'
export type { SpecialFormProps } from './forms/ui/special-form.island.tsx'
