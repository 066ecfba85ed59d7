export type { Equipment, SceneName } from '#art/names.ts'
export type { DrawingColour } from './drawing/colours.ts'
export type { Drawing, DrawingKind } from './drawing/families/index.ts'
export type { PosterLettering } from './drawing/families/poster.ts'
export type {
  Artwork,
  Captions,
  DisplayedVideo,
  Illustration,
  LampPlaces,
  Picture,
  Rendition,
  Upload,
  Video,
} from './picture.ts'
export { circuitNamed, type NamedCircuit } from './rules/circuit-named.ts'
export { hasPlainGround } from './rules/ground.ts'
export { illustrationOf } from './rules/illustration-of.ts'
export { maxQrText } from './rules/max-qr-text.ts'
export { isVehicle, sceneNames } from './rules/names.ts'
export { overlayOn } from './rules/overlay-on.ts'
export { hasPhonePicture } from './rules/phone-picture.ts'
export { pictureAt } from './rules/picture-at.ts'
export { type PictureOptions, pictureOf } from './rules/picture-of.ts'
export type { Reference, StoredMedium, StoredPicture } from './rules/stored.ts'
export type { StoredVideo } from './rules/stored-video.ts'
export { isUpright } from './rules/upright.ts'
export { videoOf } from './rules/video-of.ts'
