// A trial exam is as long as this, and so many of a hundred questions have to be right.
export const QUESTIONS = 10;
export const PASS = 80;
