export { Caption } from './blocks/single-image/single-image.tsx'
export { PictureGallery } from './ui/picture-gallery.tsx'
export { WatchButton } from './ui/watch-button.tsx'
