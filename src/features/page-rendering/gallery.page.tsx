export { PictureGallery } from './ui/picture-gallery.tsx'
