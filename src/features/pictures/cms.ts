export { pictureField } from './cms/picture-field.ts'
