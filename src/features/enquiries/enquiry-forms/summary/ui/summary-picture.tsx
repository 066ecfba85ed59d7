import { useState } from 'react'

type Props = {
  /** Of the chosen vehicle; the first that exists is shown. */
  pictures: readonly (string | null | undefined)[]
  calmPicture: string
}

const filling = 'absolute inset-0 size-full'

/** The chosen vehicle in its paint, in a box of one size; otherwise a landscape. The text beside it names the vehicle. */
export function SummaryPicture({ pictures, calmPicture }: Props) {
  // A link may have been edited: a missing picture leaves no empty box.
  const [missing, setMissing] = useState<readonly string[]>([])
  const picture = pictures.find((one) => one && !missing.includes(one))
  return (
    <div className="relative bg-raised laptop:aspect-3/2">
      {picture ? (
        <img
          src={picture}
          alt=""
          onError={() => setMissing((known) => [...known, picture])}
          className={`${filling} object-contain p-2 laptop:p-6`}
        />
      ) : (
        <img src={calmPicture} alt="" className={`${filling} object-cover`} />
      )}
    </div>
  )
}
