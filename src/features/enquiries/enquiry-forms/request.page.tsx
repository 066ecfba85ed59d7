export { requestFormProps } from './forms/ui/request-form-props.ts'
export { RequestSection } from './forms/ui/request-section.tsx'
