/** The layout with columns of 60 % and 40 %, as the content service spells it. */
export const sixtyFortyLayout = 'sixtyFourty'
