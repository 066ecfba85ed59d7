export { AddToComparison } from './ui/model-chooser/add-to-comparison.tsx'
