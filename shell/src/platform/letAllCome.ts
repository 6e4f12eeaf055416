/** Shows what early.js holds back: pictures, and bands below the screen. Scroll positions depend on their heights. */
export function letAllCome() {
  delete document.documentElement.dataset.arriving
}
