/** For so many milliseconds what has just appeared under a thumb takes no tap: the second tap of the same thumb answers nothing. */
export const HOLD = 400;
