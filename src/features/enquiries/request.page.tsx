export { requestFormProps } from './ui/request-form-props.ts'
export { RequestSection } from './ui/request-section.tsx'
