export { byCategory, categoryLabel } from './rules/categories.ts'
export { specialPath, specialsPath } from './rules/special-path.ts'
