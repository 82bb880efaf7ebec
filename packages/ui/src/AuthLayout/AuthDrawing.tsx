import * as styles from './AuthLayout.css';

/** A quiet wall of sheets, swatches and type, with the wordmark's circle as the one loud thing. Only a picture. */
export function AuthDrawing() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 640 800"
      preserveAspectRatio="xMidYMid slice"
      className={styles.drawing}
    >
      <g strokeWidth="1">
        <rect x="88" y="120" width="200" height="264" rx="10" className={styles.strokes.sheet} />
        <rect x="104" y="136" width="168" height="128" rx="5" className={styles.strokes.soft} />
        <path
          d="M104 232 152 184l36 32 28-22 56 38v27a5 5 0 0 1-5 5H109a5 5 0 0 1-5-5Z"
          className={styles.strokes.action}
          opacity="0.85"
        />
        <path
          d="M104 292h120M104 316h168M104 340h88"
          className={styles.strokes.text}
          strokeWidth="8"
          strokeLinecap="round"
        />
        <rect x="312" y="120" width="240" height="168" rx="10" className={styles.strokes.sheet} />
        <circle cx="432" cy="204" r="52" className={styles.strokes.accent} />
        <rect x="312" y="312" width="108" height="72" rx="10" className={styles.strokes.action} />
        <rect x="444" y="312" width="108" height="72" rx="10" className={styles.strokes.soft} />
        <rect x="88" y="408" width="200" height="72" rx="10" className={styles.strokes.ground} />
        <rect x="312" y="408" width="240" height="192" rx="10" className={styles.strokes.sheet} />
        <path
          d="M336 444h128M336 476h192M336 508h192M336 540h104"
          className={styles.strokes.text}
          strokeWidth="8"
          strokeLinecap="round"
        />
        <rect x="88" y="504" width="200" height="176" rx="10" className={styles.strokes.sheet} />
        <path
          d="M112 640V584m32 56v-88m32 88v-64m32 64v-96m32 96v-48"
          className={styles.strokes.line}
          strokeWidth="14"
          strokeLinecap="round"
        />
        <rect x="312" y="624" width="240" height="56" rx="10" className={styles.strokes.soft} />
      </g>
    </svg>
  );
}
