import { formatFileSize } from '#platform/site/file-size.ts'
import { Glyph } from '../icons/glyph.tsx'
import { glyphs } from '../icons/glyphs.ts'

export type FileLabels = {
  /** Text of the drop area, while a file can be chosen. */
  readonly choose: string
  /** Begins the label of each remove button; the name of the file follows. */
  readonly remove: string
}

type Props = {
  files: readonly File[]
  /** How many files the field accepts. */
  maxFiles: number
  labels: FileLabels
  onRemove: (file: File) => void
}

/**
 * What a field for files shows in its box: the chosen files, each with its size and a button that removes it, and the text
 * that asks for a file as long as there is room for one. Clicks beside the buttons reach the file input.
 */
export function ChosenFiles({ files, maxFiles, labels, onRemove }: Props) {
  return (
    <div className="pointer-events-none relative grid min-w-0 flex-1 grid-cols-1 noscript:hidden">
      {files.length > 0 ? (
        <ul>
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className="flex items-center gap-3">
              <span className="min-w-0 flex-1 break-all">
                {file.name} <span className="text-ink-2 text-small">{formatFileSize(file.size)}</span>
              </span>
              <button
                type="button"
                aria-label={`${labels.remove} ${file.name}`}
                onClick={() => onRemove(file)}
                className="pointer-events-auto -mr-2 grid size-11 flex-none place-items-center hover:text-accent-text"
              >
                <Glyph shape={glyphs.x} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {files.length < maxFiles ? <span className="underlined font-semibold">{labels.choose}</span> : null}
    </div>
  )
}
