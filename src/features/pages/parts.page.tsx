export { ButtonRow, hasButtons } from './ui/button-row.tsx'
export { PictureBox } from './ui/picture-box.tsx'
