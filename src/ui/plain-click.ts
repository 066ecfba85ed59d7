import type { MouseEvent } from 'react'

/** Whether a click opens a link in this tab, and not in a new tab or as a download. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
