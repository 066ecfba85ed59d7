/** A lap time as editors write it and visitors read it: `1:43.271`. */
export const lapTime = /^\d{1,2}:[0-5]\d[.,]\d{3}$/

/** Returns a lap time with the decimal comma of South Africa: `1:43,271`. */
export const formatLapTime = (time: string): string => time.replace('.', ',')
