import * as styles from './AuthLayout.css';

/** The colors of the sample brand, the same in every theme as those of any brand are. */
const swatches = ['#1f4d3a', '#c8633a', '#f6efe3', '#2e1f1a', '#8fa68a'];
const [green, , foam, espresso, sage] = swatches;
const { sheet, name, text, detail } = styles.parts;

/** A picture of the product: the sample brand's mark, five of its colors and one of its posts. */
export function AuthDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 640 800" className={styles.drawing}>
      <rect x="96" y="96" width="448" height="120" rx="12" className={sheet} />
      <rect x="120" y="120" width="72" height="72" rx="16" fill={green} />
      <path
        d="M156 138c20 12 20 32 0 36c-20-4-20-24 0-36Zm0 14v28"
        fill={foam}
        stroke={foam}
        strokeWidth="3"
      />
      <text x="216" y="150" className={name}>
        Fernhill Coffee
      </text>
      <text x="216" y="182" className={detail}>
        Small-batch roastery with six cafés
      </text>
      {swatches.map((fill, place) => (
        <rect
          key={fill}
          x={96 + 92 * place}
          y="240"
          width="80"
          height="80"
          rx="12"
          fill={fill}
          className={styles.parts.swatch}
        />
      ))}
      <rect x="96" y="344" width="448" height="360" rx="12" className={sheet} />
      <circle cx="136" cy="384" r="16" fill={green} />
      <text x="168" y="382" className={text}>
        Fernhill Coffee
      </text>
      <text x="168" y="402" className={detail}>
        Instagram
      </text>
      <path d="M97 424h446v192H97Z" fill={sage} />
      <circle cx="320" cy="520" r="72" fill={foam} />
      <circle cx="320" cy="520" r="60" fill={espresso} />
      <path
        d="M320 484c32 20 32 56 0 64c-32-8-32-44 0-64Zm0 16v60"
        fill={foam}
        stroke={foam}
        strokeWidth="4"
      />
      <text x="120" y="650" className={text}>
        Cupping evening at Park Street
      </text>
      <text x="120" y="676" className={detail}>
        Twelve seats, no charge, no homework.
      </text>
    </svg>
  );
}
