/** Drawing units per centimetre of every section. */
export const unitsPerCm = 2.8
/** Where the tyres stand, and the inner side of the tail. */
export const ground = 560
export const tail = 880

/** A body from the side, cut open behind its front seats; in drawing units. */
export interface BootShape {
  readonly shell: string
  readonly glass: string
  /** The boot's floor and, where it is closed above, its cover. */
  readonly floor: number
  readonly cover?: number
  /** Usable height over the floor, in centimetres; with the litres it gives the length of the boot. */
  readonly height: number
  readonly rearAxle: number
  readonly tyre: number
  /** Height of the backrests above the cabin's floor. */
  readonly seat: number
}

export const bootShapes = {
  wagon: {
    shell:
      'M40 120C170 94 420 82 640 86C740 88 800 98 826 114L880 236C892 264 898 302 898 352L906 424C906 456 902 474 892 480H40Z',
    glass: 'M96 236C106 186 120 150 142 134C300 112 560 108 700 114C760 118 792 128 806 146L842 236Z',
    ...{ floor: 368, height: 50, rearAxle: 640, tyre: 104, seat: 246 },
  },
  hatch: {
    shell:
      'M40 192C160 162 360 152 540 156C660 160 740 176 790 204L868 288C886 306 894 330 896 362L904 424C904 454 900 470 890 476H40Z',
    glass: 'M96 276C108 236 124 208 148 198C300 178 500 176 600 184C690 192 742 206 772 228L820 276Z',
    ...{ floor: 386, cover: 268, height: 42, rearAxle: 706, tyre: 96, seat: 218 },
  },
  saloon: {
    shell:
      'M40 200C140 168 300 158 420 164C540 172 640 208 716 272L866 280C886 282 896 294 898 314L906 414C906 448 902 466 890 474H40Z',
    glass: 'M96 276C108 238 124 212 148 204C250 186 360 182 430 190C530 200 600 232 660 276Z',
    ...{ floor: 402, cover: 286, height: 42, rearAxle: 606, tyre: 98, seat: 210 },
  },
  coupe: {
    shell:
      'M40 234C140 206 260 198 360 204C520 214 660 258 760 296L882 304C898 306 904 316 902 330L902 404C902 444 898 460 886 468H40Z',
    glass: 'M96 302C110 266 128 244 150 238C240 222 320 222 380 230C490 244 570 272 630 302Z',
    ...{ floor: 408, cover: 306, height: 33, rearAxle: 632, tyre: 100, seat: 176 },
  },
} as const satisfies Readonly<Record<string, BootShape>>

/** Length of a boot of that volume between the wheel wells, in drawing units. */
export function bootLength({ height }: BootShape, litres: number): number {
  const widthCm = 105
  const cm = (litres * 1_000) / widthCm / height
  return Math.min(112, Math.max(36, cm)) * unitsPerCm
}
