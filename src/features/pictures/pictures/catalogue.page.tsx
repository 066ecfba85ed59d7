export { ArtCatalogue } from './ui/catalogue/art-catalogue.tsx'
