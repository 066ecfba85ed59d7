export { default } from '../../../../../not-found-opening.tsx'
